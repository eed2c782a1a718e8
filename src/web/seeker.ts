/** Leads to what can be touched, while nothing of it is in sight. */
export class Seeker {
  readonly button = document.createElement('button');
  readonly #inSight = new Set<Element>();
  readonly #observer: IntersectionObserver;
  #lit: readonly Element[] = [];

  constructor() {
    this.button.type = 'button';
    this.button.className = 'seek';
    this.button.textContent = 'Show what can be touched';
    this.button.hidden = true;
    this.button.addEventListener('click', () => this.#lit[0]?.scrollIntoView({ block: 'center' }));
    this.#observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) this.#inSight.add(target);
        else this.#inSight.delete(target);
      }
      this.button.hidden = this.#lit.length === 0 || this.#inSight.size > 0;
    });
  }

  /** These can be touched from now on. */
  watch(lit: readonly Element[]): void {
    this.#observer.disconnect();
    this.#inSight.clear();
    this.#lit = lit;
    if (lit.length === 0) this.button.hidden = true;
    for (const one of lit) this.#observer.observe(one);
  }
}
