/* The changelog says what has changed, and nothing about commits. */

/** One change a bullet; what has bullets or headings of its own stands as it was written. */
function told(summary) {
  const text = summary.trim();
  if (/^(#|[-*] )/m.test(text)) return `\n\n${text}`;
  return `\n\n- ${text.replaceAll('\n', '\n  ')}`;
}

module.exports = {
  getReleaseLine: async ({ summary }) => told(summary),
  getDependencyReleaseLine: async () => '',
};
