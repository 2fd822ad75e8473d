/**
 * @generated SignedSource<<adcd2000fad7f9131a88f00db2e87cdf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventMonth_month$data = {
  readonly days: ReadonlyArray<{
    readonly count: number;
    readonly date: string;
    readonly own: number;
  }>;
  readonly lastDay: string;
  readonly " $fragmentType": "EventMonth_month";
};
export type EventMonth_month$key = {
  readonly " $data"?: EventMonth_month$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventMonth_month">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventMonth_month",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": "count",
          "args": null,
          "kind": "ScalarField",
          "name": "eventCount",
          "storageKey": null
        },
        {
          "alias": "own",
          "args": null,
          "kind": "ScalarField",
          "name": "viewerEventCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventMonth",
  "abstractKey": null
};

(node as any).hash = "c80420eb51e174ed4982d26bf448166f";

export default node;
