import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type Filled = 'screen' | 'window'

interface FullScreen {
  /** What the area fills; null while it is in its place. */
  readonly filled: Filled | null
  readonly enter: () => Promise<void>
  readonly leave: () => void
}

type ElementRef = RefObject<HTMLElement | null>

/**
 * The whole screen for an area, or the whole window where the browser has no full screen. Escape leaves either, and the
 * focus is on the area's button then.
 */
export function useFullScreen(area: ElementRef, button: ElementRef): FullScreen {
  const [filled, setFilled] = useState<Filled | null>(null)
  const show = (next: Filled | null) => {
    setFilled(next)
    button.current?.focus()
  }
  const followScreen = useEffectEvent(() => {
    if (document.fullscreenElement === area.current) show('screen')
    else if (filled === 'screen') show(null)
  })
  const leaveByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') show(null)
  })
  // The page behind is out of sight, so the focus stays in front of it.
  const keepFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof Node && !area.current?.contains(target)) button.current?.focus()
  })
  useEffect(() => {
    const leaving = new AbortController()
    document.addEventListener('fullscreenchange', () => followScreen(), leaving)
    if (filled === 'window') {
      document.addEventListener('keydown', event => leaveByKey(event), leaving)
      document.addEventListener('focusin', event => keepFocus(event), leaving)
    }
    return () => leaving.abort()
  }, [filled])
  return {
    filled,
    async enter() {
      try {
        if (area.current?.requestFullscreen) await area.current.requestFullscreen()
        else show('window')
      } catch {
        show('window')
      }
    },
    leave() {
      if (filled === 'screen') void document.exitFullscreen()
      else show(null)
    },
  }
}
