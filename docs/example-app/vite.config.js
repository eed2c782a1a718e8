/** JSX as React has it, without a plugin. */
export default { esbuild: { jsx: 'automatic' } };
