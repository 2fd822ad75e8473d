/**
 * @generated SignedSource<<e426176519b63de662d433462f124c91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteAds_query$data = {
  readonly siteAds: ReadonlyArray<{
    readonly key: string;
    readonly path: string;
    readonly text: string;
    readonly title: string;
  }> | null | undefined;
  readonly " $fragmentType": "SiteAds_query";
};
export type SiteAds_query$key = {
  readonly " $data"?: SiteAds_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteAds_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteAds_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteAd",
      "kind": "LinkedField",
      "name": "siteAds",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
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
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d20045e2657b2bbf478730963118980c";

export default node;
