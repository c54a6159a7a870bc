/** boardgame.io and immer check and freeze everything unless they run in production; import this before them. */
process.env.NODE_ENV ??= 'production';
