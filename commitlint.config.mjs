// 2 is an error, 1 a warning. .ci/release.mjs derives version and changelog from the types of commits.
export default {
  rules: {
    'header-max-length': [2, 'always', 72],
    'body-empty': [1, 'never'],
    'type-empty': [1, 'never'],
  },
};
