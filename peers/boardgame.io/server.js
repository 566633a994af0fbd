// A boardgame.io server with a game as small as can be: two seats in turn mark one of nine fields. Nothing is kept on disk.

import server from "boardgame.io/dist/cjs/server.js";

const game = {
  name: "nine",
  setup: () => ({ cells: Array(9).fill(null), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, field) => {
      G.cells[field] = playerID;
      G.moves += 1;
    },
  },
};

const running = await server.Server({ games: [game], origins: ["http://127.0.0.1"] }).run({
  port: Number(process.argv[2]),
  callback: () => {},
});
console.log("ready");
process.on("SIGTERM", () => {
  running.appServer.close();
  process.exit(0);
});
