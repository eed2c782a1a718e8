import type { BaseEvent, Viewer } from './play.js';

/** The events as this viewer may see them: hidden fields, and the rolls behind them, are left out. */
export function viewEvents<E extends BaseEvent>(events: readonly E[], viewer: Viewer): E[] {
  if (viewer === 'open') return [...events];
  return events.map((event) => (event.hidden === undefined ? event : viewEvent(event, viewer)));
}

function viewEvent<E extends BaseEvent>(event: E, viewer: Viewer): E {
  const { hidden = {}, ...visible } = event;
  let unseen = false;
  for (const [field, seats] of Object.entries(hidden)) {
    if ((seats as readonly Viewer[]).includes(viewer)) continue;
    delete (visible as Record<string, unknown>)[field];
    unseen = true;
  }
  if (unseen) delete (visible as BaseEvent as { rolls?: unknown }).rolls;
  return visible as E;
}
