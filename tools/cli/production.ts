/** Outside production boardgame.io and immer check and freeze everything. Import this file before them. */
process.env.NODE_ENV ??= 'production';
