/** A link to the page itself: opening it asks the server once more, without a script. */
export function TryAgain() {
  // biome-ignore lint/a11y/useValidAnchor: an empty reference is the address of this very page
  return <a href="">Try again</a>
}
