/**
 * @generated SignedSource<<6d0364658bee9dda61e991e238c6e192>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManagedTile_media$data = {
  readonly duration?: number | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MediaStatusNote_media" | "useMediumSource_media">;
  readonly " $fragmentType": "ManagedTile_media";
};
export type ManagedTile_media$key = {
  readonly " $data"?: ManagedTile_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagedTile_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManagedTile_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duration",
          "storageKey": null
        }
      ],
      "type": "Video",
      "abstractKey": null
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
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
};

(node as any).hash = "31e0a4732e30509abfebf708eae55dd5";

export default node;
