/**
 * @generated SignedSource<<59e70fbd17ea2ed74e243d2f41c7ef60>>
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
  readonly " $fragmentSpreads": FragmentRefs<"MediaStatusNote_media" | "MediumActions_media" | "usePictureSource_picture">;
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
      "name": "usePictureSource_picture"
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

(node as any).hash = "16a92710d9dcc8c1d3b216844359bff8";

export default node;
