/**
 * @generated SignedSource<<b02db5b855ebf2c1648cfee59fef322f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrontLandingPages_site$data = {
  readonly landingPages: ReadonlyArray<{
    readonly path: string;
    readonly teaser: string;
    readonly title: string;
  }> | null | undefined;
  readonly " $fragmentType": "FrontLandingPages_site";
};
export type FrontLandingPages_site$key = {
  readonly " $data"?: FrontLandingPages_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrontLandingPages_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrontLandingPages_site",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "frontPage",
          "value": true
        }
      ],
      "concreteType": "LandingPageLink",
      "kind": "LinkedField",
      "name": "landingPages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
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
          "name": "teaser",
          "storageKey": null
        }
      ],
      "storageKey": "landingPages(frontPage:true)"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "e625d9b5202f8ad8310d890393c9f1cb";

export default node;
