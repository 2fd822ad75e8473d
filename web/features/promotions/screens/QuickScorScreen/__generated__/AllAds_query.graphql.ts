/**
 * @generated SignedSource<<ccb176cc1cfff5ef29ff20dec70b1f13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllAds_query$data = {
  readonly quickScorAds: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"AdRow_ad">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "AllAds_query";
};
export type AllAds_query$key = {
  readonly " $data"?: AllAds_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllAds_query">;
};

import AllAdsPaginationQuery_graphql from './AllAdsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "quickScorAds"
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "areas"
    },
    {
      "defaultValue": 30,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "kind": "RootArgument",
      "name": "genders"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": AllAdsPaginationQuery_graphql
    }
  },
  "name": "AllAds_query",
  "selections": [
    {
      "alias": "quickScorAds",
      "args": [
        {
          "kind": "Variable",
          "name": "countryAreaIds",
          "variableName": "areas"
        },
        {
          "kind": "Variable",
          "name": "genders",
          "variableName": "genders"
        }
      ],
      "concreteType": "QuickScorAdConnection",
      "kind": "LinkedField",
      "name": "__AllAds_quickScorAds_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "QuickScorAdEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "QuickScorAd",
              "kind": "LinkedField",
              "name": "node",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AdRow_ad"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "4ca30bebd13802c409e636c1abfde007";

export default node;
