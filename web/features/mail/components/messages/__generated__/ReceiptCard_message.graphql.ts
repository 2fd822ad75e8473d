/**
 * @generated SignedSource<<9dd4f34ab7395e1af67b35a4866fccc6>>
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
  readonly orderLegacyId: number | null | undefined;
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
      "kind": "ScalarField",
      "name": "orderLegacyId",
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

(node as any).hash = "5e87a0711b8bc2b57236f5902c2e86be";

export default node;
