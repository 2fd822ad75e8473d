/**
 * @generated SignedSource<<b994e30c309cbd375f955de0ad4a266f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsRows_news$data = {
  readonly blogs: number;
  readonly blogsCurated: number;
  readonly eventAdmin: number;
  readonly lodgeAdmin: number;
  readonly " $fragmentType": "NewsRows_news";
};
export type NewsRows_news$key = {
  readonly " $data"?: NewsRows_news$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsRows_news">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsRows_news",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blogs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blogsCurated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lodgeAdmin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventAdmin",
      "storageKey": null
    }
  ],
  "type": "CommunityNews",
  "abstractKey": null
};

(node as any).hash = "7210df3d680e1d99cfb174e5953901f4";

export default node;
