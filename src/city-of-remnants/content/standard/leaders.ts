import type { ContentPack } from '../schema.js';

// biome-ignore format: two lines a leader
export const leaders: ContentPack['leaders'] = [
  { id: 'yl-ret', name: 'Ret', race: 'humans', colour: 'yellow', source: 'rulebook',
    deck: [{ cardId: 'yl-ret', copies: 1 }, { cardId: 'yl-runner', copies: 2 }, { cardId: 'yl-squatter', copies: 2 }, { cardId: 'yl-bruiser', copies: 2 }, { cardId: 'yl-word', copies: 2 }, { cardId: 'yl-open-arms', copies: 1 }] },
  { id: 'bl-roden', name: 'Sempento Roden', race: "Nei'su", colour: 'blue', source: 'public',
    deck: [{ cardId: 'bl-roden', copies: 1 }, { cardId: 'bl-worker', copies: 2 }, { cardId: 'bl-machinist', copies: 2 }, { cardId: 'bl-lookout', copies: 2 }, { cardId: 'bl-permit', copies: 1 }, { cardId: 'bl-channel', copies: 1 }, { cardId: 'bl-salvage', copies: 1 }] },
  { id: 'gl-asaro', name: 'Quill Asaro', race: 'Lentree', colour: 'green', source: 'house',
    deck: [{ cardId: 'gl-asaro', copies: 1 }, { cardId: 'gl-pusher', copies: 2 }, { cardId: 'gl-courier', copies: 2 }, { cardId: 'gl-strongarm', copies: 2 }, { cardId: 'gl-shakedown', copies: 1 }, { cardId: 'gl-crop', copies: 1 }, { cardId: 'gl-hike', copies: 1 }] },
  { id: 'rl-garius', name: 'Garius', race: 'Iggaret', colour: 'red', source: 'public',
    deck: [{ cardId: 'rl-garius', copies: 1 }, { cardId: 'rl-howler', copies: 2 }, { cardId: 'rl-ripper', copies: 2 }, { cardId: 'rl-packmate', copies: 2 }, { cardId: 'rl-trail', copies: 1 }, { cardId: 'rl-drums', copies: 1 }, { cardId: 'rl-frenzy', copies: 1 }] },
];
