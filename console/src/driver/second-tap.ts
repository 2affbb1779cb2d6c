/** A double tap ends a stop by its first; the second would open what came to lie under the thumb. */
export function ignoreSecondTaps(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
