import type { PlanRow } from '@bellwether/contract'
import { Chip, DataTable, SubmitButton, tableStyles, VisuallyHidden } from '@bellwether/design'
import { formatDate, formatMoney } from '@bellwether/domain'

export function PlansTable({ plans }: { readonly plans: readonly PlanRow[] }) {
  return (
    <DataTable label="Regular investments">
      <thead>
        <tr>
          <th scope="col">Security</th>
          <th scope="col">Account</th>
          <th scope="col" className={tableStyles.number}>
            Monthly amount
          </th>
          <th scope="col">Day</th>
          <th scope="col">Next payment</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {plans.map(plan => (
          <tr key={plan.id}>
            <th scope="row">{plan.href ? <a href={plan.href}>{plan.name}</a> : plan.name}</th>
            <td>{plan.accountLabel}</td>
            <td className={tableStyles.number}>{formatMoney(plan.amount)}</td>
            <td>{plan.day}th</td>
            <td>
              {plan.nextOn ? (
                formatDate(plan.nextOn)
              ) : (
                <Chip>Stopped {plan.stoppedOn ? formatDate(plan.stoppedOn) : ''}</Chip>
              )}
            </td>
            <td>
              {plan.nextOn ? (
                <form action={`/platform/regularinvestments/${plan.id}/stop`} method="post">
                  <a href={`/platform/regularinvestments?edit=${plan.id}`}>
                    Edit<VisuallyHidden> {plan.name}</VisuallyHidden>
                  </a>{' '}
                  <SubmitButton>
                    Stop<VisuallyHidden> {plan.name}</VisuallyHidden>
                  </SubmitButton>
                </form>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
