/**
 * @generated SignedSource<<1e72e1c1dff9b667738938984867d628>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MediaTile_media$data = {
  readonly __typename: string;
  readonly duration?: number | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MediaStatusNote_media" | "useMediumSource_media">;
  readonly " $fragmentType": "MediaTile_media";
};
export type MediaTile_media$key = {
  readonly " $data"?: MediaTile_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaTile_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MediaTile_media",
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

(node as any).hash = "00266d1079778bdeb9acd43c04826bb4";

export default node;
