/**
 * @generated SignedSource<<f2869a0bd39c9caadcf327c5364882cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MediumSheet_media$data = {
  readonly __typename: string;
  readonly height: number;
  readonly id: string;
  readonly title: string | null | undefined;
  readonly width: number;
  readonly " $fragmentSpreads": FragmentRefs<"MediaStatusNote_media" | "MediumActions_media" | "useMediumSource_media">;
  readonly " $fragmentType": "MediumSheet_media";
};
export type MediumSheet_media$key = {
  readonly " $data"?: MediumSheet_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediumSheet_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MediumSheet_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMediumSource_media"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MediaStatusNote_media"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MediumActions_media"
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
};

(node as any).hash = "c9b2d0d72e1ccba61675410cc6765c6d";

export default node;
