/** A setting of the component's configuration, or an attribute of the element, that cannot be used. */
export class WidgetSettingError extends Error {
  override readonly name = 'WidgetSettingError'
  readonly code = 'WIDGET_SETTING'
  readonly setting: string
  constructor(setting: string, wanted: string) {
    super(`The setting ${setting} cannot be used; give ${wanted}.`)
    this.setting = setting
  }
}

/** The API answered, but could not make the part that the widget shows. */
export class WidgetPartError extends Error {
  override readonly name = 'WidgetPartError'
  readonly code = 'WIDGET_PART'
  constructor() {
    super('The data of this widget could not be loaded on the side of the server. Try again in a moment.')
  }
}
