import type { ContentPack } from '../schema.js';

// biome-ignore format: two lines a leader
export const leaders: ContentPack['leaders'] = [
  { id: 'yl-ret', name: 'Ret', race: 'humans', colour: 'yellow', source: 'rulebook',
    deck: [{ card: 'yl-ret', copies: 1 }, { card: 'yl-runner', copies: 2 }, { card: 'yl-squatter', copies: 2 }, { card: 'yl-bruiser', copies: 2 }, { card: 'yl-word', copies: 2 }, { card: 'yl-open-arms', copies: 1 }] },
  { id: 'bl-roden', name: 'Sempento Roden', race: "Nei'su", colour: 'blue', source: 'public',
    deck: [{ card: 'bl-roden', copies: 1 }, { card: 'bl-worker', copies: 2 }, { card: 'bl-machinist', copies: 2 }, { card: 'bl-lookout', copies: 2 }, { card: 'bl-permit', copies: 1 }, { card: 'bl-channel', copies: 1 }, { card: 'bl-salvage', copies: 1 }] },
  { id: 'gl-asaro', name: 'Quill Asaro', race: 'Lentree', colour: 'green', source: 'house',
    deck: [{ card: 'gl-asaro', copies: 1 }, { card: 'gl-pusher', copies: 2 }, { card: 'gl-courier', copies: 2 }, { card: 'gl-strongarm', copies: 2 }, { card: 'gl-shakedown', copies: 1 }, { card: 'gl-crop', copies: 1 }, { card: 'gl-hike', copies: 1 }] },
  { id: 'rl-garius', name: 'Garius', race: 'Iggaret', colour: 'red', source: 'public',
    deck: [{ card: 'rl-garius', copies: 1 }, { card: 'rl-howler', copies: 2 }, { card: 'rl-ripper', copies: 2 }, { card: 'rl-packmate', copies: 2 }, { card: 'rl-trail', copies: 1 }, { card: 'rl-drums', copies: 1 }, { card: 'rl-frenzy', copies: 1 }] },
];
