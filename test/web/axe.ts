import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe-core finds that is serious or worse, as lines. */
export async function seriousIssues(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await checker.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => {
        const [first] = nodes;
        return `${id}, ${nodes.length} times: ${first?.html.slice(0, 160)} ${first?.failureSummary ?? ''}`;
      });
  });
}
