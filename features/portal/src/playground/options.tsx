import type { PlaygroundSubject } from '@bellwether/contract'
import { FieldRow, SelectField, TextField } from '@bellwether/design'
import type { WorkbenchState } from './client/workbench-state.ts'

const themes = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]
const widths = [
  { value: '0', label: 'Full width' },
  { value: '320', label: '320 px' },
  { value: '480', label: '480 px' },
  { value: '680', label: '680 px' },
  { value: '960', label: '960 px' },
]

interface OptionsProps {
  readonly subject: PlaygroundSubject
  readonly state: WorkbenchState
  readonly onStart: (id: string) => void
  /** Called with a code that has been typed to its end. */
  readonly onSecurity: (marketCode: string) => void
  readonly onChoice: (choice: Partial<Pick<WorkbenchState, 'security' | 'theme' | 'width'>>) => void
}

/** What the preview shows beside the text itself. */
export function Options({
  subject: { starts, first, securities },
  state,
  onStart,
  onSecurity,
  onChoice,
}: OptionsProps) {
  const takeSecurity = () => onSecurity(state.security.trim().toUpperCase())
  return (
    <>
      <FieldRow>
        <SelectField
          label="Start from"
          name="start"
          options={starts.map(({ id, title }) => ({ value: id, label: title }))}
          defaultValue={first}
          width="long"
          onChoose={onStart}
        />
        <TextField
          label="Security"
          name="security"
          list="playground-securities"
          maxLength={40}
          spellCheck={false}
          value={state.security}
          onChange={({ target }) => onChoice({ security: target.value })}
          onBlur={takeSecurity}
          onKeyDown={({ key }) => {
            if (key === 'Enter') takeSecurity()
          }}
        />
        <SelectField
          label="Theme"
          name="theme"
          options={themes}
          defaultValue={state.theme}
          onChoose={theme => onChoice({ theme })}
        />
        <SelectField
          label="Width"
          name="width"
          options={widths}
          defaultValue={String(state.width)}
          onChoose={width => onChoice({ width: Number(width) })}
        />
      </FieldRow>
      <datalist id="playground-securities">
        {securities.map(({ name, marketCode }) => (
          <option key={marketCode} value={marketCode}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
