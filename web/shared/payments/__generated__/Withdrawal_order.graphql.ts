/**
 * @generated SignedSource<<408975b26f2a0963534eb48f41bceb40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Withdrawal_order$data = {
  readonly id: string;
  readonly legacyId: number;
  readonly withdrawableUntil: string | null | undefined;
  readonly " $fragmentType": "Withdrawal_order";
};
export type Withdrawal_order$key = {
  readonly " $data"?: Withdrawal_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"Withdrawal_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Withdrawal_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawableUntil",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "e78145362c42e09c877c10f5d41b78a8";

export default node;
