/** A setting of the component's configuration, or an attribute of the element, that is invalid. */
export class WidgetSettingError extends Error {
  override readonly name = 'WidgetSettingError'
  readonly code = 'WIDGET_SETTING'
  readonly setting: string
  constructor(setting: string, expected: string) {
    super(`The setting ${setting} is not valid: it should be ${expected}.`)
    this.setting = setting
  }
}

/** The API answered, but could not produce the part that the widget shows. */
export class WidgetPartError extends Error {
  override readonly name = 'WidgetPartError'
  readonly code = 'WIDGET_PART'
  constructor() {
    super('The server could not load the data of this widget. Try again in a moment.')
  }
}
