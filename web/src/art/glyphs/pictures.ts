// The sixteen pictures, in a square of 64: dark and light shapes on a ground of their own colour.

export interface PictureShape {
  ground: string;
  dark: string;
  light: string;
}

const bars = (from: number, to: number, step: number, y: number, width: number, height: number) => {
  let path = "";
  for (let x = from; x <= to; x += step) path += `M${x} ${y}h${width}v${height}h${-width}z`;
  return path;
};

export const PICTURES: Record<string, PictureShape> = {
  bridge: {
    ground: "#6f9fb5",
    light: "M4 52q7-5 14 0t14 0 14 0 14 0v5q-7 5-14 0t-14 0-14 0-14 0z",
    dark: "M4 28h56v7H4zM10 35h6v20h-6zM48 35h6v20h-6zM16 35h32q-3 0-5 3-5 7-11 7t-11-7q-2-3-5-3zM6 20h3v8H6zM55 20h3v8h-3zM18 20h3v8h-3zM43 20h3v8h-3zM30.5 20h3v8h-3zM4 18h56v3H4z",
  },
  windmill: {
    ground: "#c3a45c",
    light:
      "M30 24L12 8l4-5 18 18zM34 24L52 8l-4-5-18 18zM30 25L12 42l5 4 17-18zM34 25l18 17-5 4-17-18z",
    dark: "M26 26h12l6 32H20zM29 46v12h6V46zM32 18.5a6 6 0 1 0 .01 0zM14 58h36v3H14z",
  },
  lighthouse: {
    ground: "#56809f",
    light: "M40 14l22-9v18zM24 14L2 5v18zM26.5 30h11l.7 7H25.8zM25 44h14l.7 7H24.3z",
    dark: "M32 2l8 7H24zM25 10h14v9H25zM22 19h20v4H22zM27 24h10l.6 5H26.4zM25.8 38h12.4l.7 5H25.1zM24 52h16l1 7H23zM10 59h44v4H10z",
  },
  railway: {
    ground: "#8d8f86",
    light: "M20 2h4L14 62H7zM40 2h4l13 60h-7z",
    dark: "M17 6h30v4H17zM15 15h34v4.5H15zM13 25h38v5H13zM10 36h44v6H10zM7 49h50v7H7z",
  },
  factory: {
    ground: "#b0725a",
    light: "M12 38h7v6h-7zM25 38h7v6h-7zM38 38h7v6h-7zM46 4q6-4 10 0t6 3q-3 4-8 2t-8-1z",
    dark: "M4 58V32l14-9v9l14-9v9l12-8V12h8v46zM10 36v10h11V36zM23 36v10h11V36zM36 36v10h11V36zM26 50v8h8v-8z",
  },
  depot: {
    ground: "#a99a6a",
    light: "M20 38l10 16M30 38L20 54" + "M37 41h18v3H37zM37 49h18v3H37zM23 20h18v3H23z",
    dark: "M8 34h24v24H8zm4 3.5v17h16v-17zM14 40l3-2 11 12-3 3zM34 34h24v24H34zm3 4v4h18v-4zm0 9v3h18v-3zm0 6v3h18v-3zM21 8h24v24H21zm3 4v4h18v-4zm0 9v3h18v-3zm0 6v3h18v-3z",
  },
  crossroads: {
    ground: "#7f9b6a",
    light: "M26 0h12v26h26v12H38v26H26V38H0V26h26z",
    dark: "M31 2h2v7h-2zM31 14h2v7h-2zM31 43h2v7h-2zM31 55h2v7h-2zM2 31h7v2H2zM14 31h7v2h-7zM43 31h7v2h-7zM55 31h7v2h-7zM46 6h14v8H46zM51 14h3v8h-3zM4 44h14v8H4zM9 52h3v8H9z",
  },
  roundhouse: {
    ground: "#7e6f86",
    // engine doors in a half circle round the turntable, seen from above
    light: "M32 30a16 16 0 1 0 .01 0z",
    dark: "M2 36a30 30 0 0 1 60 0H52a20 20 0 0 0-40 0zM14.5 15l6.5 9-2.5 2-7-8.5zM30.5 6h3v10.5h-3zM49.5 15l3 2.5-7 8.5-2.5-2zM29 31h6v30h-6zM32 34a12 12 0 1 0 .01 0zm0 4a8 8 0 1 1-.01 0z",
  },
  watchtower: {
    ground: "#8ea07c",
    light: "M21 15h22v9H21z",
    dark: "M32 2l17 11H15zM18 13h28v14H18zm4 3v7h20v-7zM20 27h4l-6 33h-5zM40 27h4l7 33h-5zM22 36h20v3H22zM20 48h24v3H20zM23 37l20 13-2 2-20-13zM41 37L21 50l2 2 20-13z",
  },
  observatory: {
    ground: "#43507c",
    light:
      "M10 8l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM50 26l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM22 4l.7 2 2 .7-2 .7-.7 2-.7-2-2-.7 2-.7z",
    dark: "M12 42q0-20 20-20 4 0 7 1L53 7l6 5-14 15q7 5 7 15zM8 43h48v5H8zM12 49h40v12H12zM28 52v9h8v-9z",
  },
  fuel: {
    ground: "#c98a3f",
    light: "M17 28h14v12H17z",
    dark: "M12 58V10q0-4 4-4h16q4 0 4 4v20h3q5 0 5 5v13q0 3 3 3t3-3V27l-7-7 3-3 9 8v23q0 8-8 8t-8-8V36h-3v22h3v4H8v-4zM17 11v10h14V11z",
  },
  airfield: {
    ground: "#9db0a2",
    light: "M10 64L24 34h16l14 30z",
    dark: "M32 2q3.5 0 4 7v9l23 12v6l-23-6v12l8 6v4l-12-3-12 3v-4l8-6V30L5 36v-6l23-12V9q.5-7 4-7zM31 56h2v6h-2z",
  },
  radio: {
    ground: "#a8656b",
    light:
      "M18 8q-8 10 0 20l3-2.5q-6-7.5 0-15zM46 8q8 10 0 20l-3-2.5q6-7.5 0-15zM11 2Q-2 18 11 34l3-2.5Q4 18 14 4.5zM53 2q13 16 0 32l-3-2.5Q60 18 50 4.5z",
    dark: "M32 12.5a5.5 5.5 0 0 1 3 10L46 58h5v4H13v-4h5l11-35.5a5.5 5.5 0 0 1 3-10zM32 28l-3 9h6zM28 40l-2.5 8h13L36 40zM24.5 51.5l-2 6.5h19l-2-6.5z",
  },
  headquarters: {
    ground: "#b69252",
    light: "M33 4l18 5-18 6z" + bars(13, 49, 11, 34, 5, 17),
    dark: "M31 3h2.5v14L58 29v4H6v-4l25-12zM9 33h46v2H9zM9 52h46v4H9zM5 56h54v5H5zM19 35h4v16h-4zM30 35h4v16h-4zM41 35h4v16h-4z",
  },
  bunker: {
    ground: "#77806a",
    light: "M14 36h36v5H14z",
    dark: "M2 58l8-32q2-6 8-6h28q6 0 8 6l8 32zM12 33v10h40V33zM22 8h20l2 10H20zM40 10h20v4H40zM24 49h16v3H24z",
  },
  fortress: {
    ground: "#8c7f9a",
    light: "M25 44q0-9 7-9t7 9v16H25z",
    dark: "M4 12h6v5h4v-5h6v14h6v-6h4v4h4v-4h4v6h6V12h6v5h4v-5h6v48H39V44q0-9-7-9t-7 9v16H4zM10 30v8h4v-8zM50 30v8h4v-8z",
  },
};
