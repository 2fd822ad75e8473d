/**
 * @generated SignedSource<<d02b8d8d46c75c3348cd45a110db8fba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContestScreen_contest$data = {
  readonly endsAt: string;
  readonly intro: string;
  readonly isRunning: boolean;
  readonly rules: ReadonlyArray<string>;
  readonly title: string;
  readonly viewerEntry: {
    readonly id: string;
    readonly place: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Entries_contest">;
  readonly " $fragmentType": "ContestScreen_contest";
};
export type ContestScreen_contest$key = {
  readonly " $data"?: ContestScreen_contest$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContestScreen_contest">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContestScreen_contest",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "intro",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rules",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRunning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContestEntry",
      "kind": "LinkedField",
      "name": "viewerEntry",
      "plural": false,
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
          "name": "place",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Entries_contest"
    }
  ],
  "type": "Contest",
  "abstractKey": null
};

(node as any).hash = "60c73dd2e1c314e52ad5cdc6c4a7c726";

export default node;
