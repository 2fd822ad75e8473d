/**
 * @generated SignedSource<<1a0c49ed1770109de00002af2893c301>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReceiptCard_message$data = {
  readonly amount: {
    readonly amount: number;
    readonly currency: string;
  } | null | undefined;
  readonly order: {
    readonly legacyId: number;
  } | null | undefined;
  readonly product: string | null | undefined;
  readonly " $fragmentType": "ReceiptCard_message";
};
export type ReceiptCard_message$key = {
  readonly " $data"?: ReceiptCard_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceiptCard_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReceiptCard_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "legacyId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "product",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReceiptMessage",
  "abstractKey": null
};

(node as any).hash = "b4638de9d4396869a16654ce3a16a1a4";

export default node;
