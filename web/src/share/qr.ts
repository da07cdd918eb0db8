// A QR code as the path of an SVG: every dark square of the code, row by row.

import { encode } from "uqr";

export interface Code {
  size: number;
  path: string;
}

const QUIET = 4; // squares of quiet around the code, as the standard asks

export function codeOf(text: string): Code {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  let path = "";
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const begin = x;
      while (row[x + 1]) x++;
      path += `M${begin} ${y}h${x - begin + 1}v1h${begin - x - 1}z`;
    }
  });
  return { size, path };
}
