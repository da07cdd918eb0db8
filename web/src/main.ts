import "./theme/theme.css";

import { mount } from "svelte";

import App from "./app/App.svelte";
import { settings } from "./app/settings.svelte";
import { speak } from "./words/words.svelte";

await speak(settings.language);
mount(App, { target: document.getElementById("page")! });
