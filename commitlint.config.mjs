// 2 is an error, 1 a warning. Releases get their version and changelog from the types.
export default {
  rules: {
    'header-max-length': [2, 'always', 72],
    'body-empty': [1, 'never'],
    'type-empty': [1, 'never'],
  },
};
