// Jest's stand-in for webpack's asset rules: a text's content, else the file's name.
const { basename, extname } = require('node:path');

module.exports = {
  process: (content, file) => ({
    code: `exports.__esModule = true; exports.default = ${JSON.stringify(
      extname(file) === '.md' ? content : `/${basename(file)}`,
    )};`,
  }),
};
