/**
 * @generated SignedSource<<d4a014ae523c105d4c703c7cdaf043cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeskFigures_viewer$data = {
  readonly ticketFigures: {
    readonly days: ReadonlyArray<{
      readonly answered: number;
      readonly arrived: number;
      readonly date: string;
    }>;
    readonly ratings: ReadonlyArray<number>;
    readonly waiting: number;
    readonly waitingSince: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "DeskFigures_viewer";
};
export type DeskFigures_viewer$key = {
  readonly " $data"?: DeskFigures_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskFigures_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskFigures_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TicketFigures",
      "kind": "LinkedField",
      "name": "ticketFigures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waiting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingSince",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TicketDay",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "arrived",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "answered",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ratings",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "33a28aaf8e131dc02b4305e4f890a210";

export default node;
