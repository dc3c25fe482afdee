const labels = { enter: 'Full screen', leave: 'Exit full screen' }

/** Set while the element fills the window, in browsers that cannot give one element the screen. */
const filling = 'data-fills-window'

/**
 * A button that gives the element the whole screen, or the whole window where the browser has no full screen. Escape leaves
 * either, and the focus stays on the button.
 */
export function offerFullScreen(element: HTMLElement, button: HTMLElement, signal: AbortSignal): void {
  const page = element.ownerDocument
  const isFull = () => page.fullscreenElement === element || element.hasAttribute(filling)
  const relabel = () => {
    button.textContent = isFull() ? labels.leave : labels.enter
  }
  const fill = (on: boolean) => {
    element.toggleAttribute(filling, on)
    relabel()
    button.focus()
  }
  relabel()
  button.addEventListener('click', () => (isFull() ? leave() : enter()), { signal })
  page.addEventListener(
    'fullscreenchange',
    () => {
      if (page.fullscreenElement === element || button.textContent === labels.leave) button.focus()
      relabel()
    },
    { signal },
  )
  element.addEventListener(
    'keydown',
    event => {
      if (event.key === 'Escape' && element.hasAttribute(filling)) fill(false)
    },
    { signal },
  )
  // The page behind is out of sight, so the focus stays in front of it.
  element.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (element.hasAttribute(filling) && relatedTarget instanceof Node && !element.contains(relatedTarget))
        button.focus()
    },
    { signal },
  )

  async function enter(): Promise<void> {
    try {
      if (!element.requestFullscreen) fill(true)
      else await element.requestFullscreen()
    } catch {
      fill(true)
    }
  }

  function leave(): void {
    if (page.fullscreenElement === element) page.exitFullscreen()
    else fill(false)
  }
}
