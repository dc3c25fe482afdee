import type { ChartEvent } from '@bellwether/contract'
import { DataTable, tableStyles } from '@bellwether/design'
import { formatDate, formatPrice } from '@bellwether/domain'
import { ChartData } from '../plot/chart-data.tsx'
import { eventSigns } from './event-marks.ts'

/** The events marked on the chart, latest first. */
export function EventList({ events }: { readonly events: readonly ChartEvent[] }) {
  if (events.length === 0) return null
  return (
    <ChartData summary={`${events.length === 1 ? '1 event' : `${events.length} events`} on the chart`}>
      <DataTable label="Events on the chart">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Type</th>
            <th scope="col">Event</th>
            <th scope="col" className={tableStyles.number}>
              Per share
            </th>
          </tr>
        </thead>
        <tbody>
          {events.toReversed().map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several events of one kind can share a day
            <tr key={index}>
              <th scope="row">{formatDate(event.day)}</th>
              <td>
                {eventSigns[event.kind].letter} · {eventSigns[event.kind].label}
              </td>
              <td>{event.href ? <a href={event.href}>{event.title}</a> : event.title}</td>
              <td className={tableStyles.number}>{event.amount ? formatPrice(event.amount) : ''}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </ChartData>
  )
}
