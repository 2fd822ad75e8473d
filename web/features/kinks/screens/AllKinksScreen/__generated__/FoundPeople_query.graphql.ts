/**
 * @generated SignedSource<<677d0adc1fcd829e924a95e9e7ad6bd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundPeople_query$data = {
  readonly kinkItems: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly item: {
          readonly id?: string;
          readonly profile?: {
            readonly " $fragmentSpreads": FragmentRefs<"ProfileListItem_profile">;
          } | null | undefined;
        } | null | undefined;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "FoundPeople_query";
};
export type FoundPeople_query$key = {
  readonly " $data"?: FoundPeople_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundPeople_query">;
};

import FoundPeoplePaginationQuery_graphql from './FoundPeoplePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "kinkItems"
];
return {
  "argumentDefinitions": [
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
      "name": "detailed"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "kinkIds"
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
      "operation": FoundPeoplePaginationQuery_graphql
    }
  },
  "name": "FoundPeople_query",
  "selections": [
    {
      "alias": "kinkItems",
      "args": [
        {
          "kind": "Variable",
          "name": "kinkIds",
          "variableName": "kinkIds"
        },
        {
          "kind": "Literal",
          "name": "type",
          "value": "PROFILE"
        }
      ],
      "concreteType": "KinkItemConnection",
      "kind": "LinkedField",
      "name": "__FoundPeople_kinkItems_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "KinkItemEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "KinkItem",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": null,
                  "kind": "LinkedField",
                  "name": "item",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "id",
                          "storageKey": null
                        },
                        {
                          "fragment": {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "args": null,
                                "kind": "FragmentSpread",
                                "name": "ProfileListItem_profile"
                              }
                            ],
                            "type": "Profile",
                            "abstractKey": null
                          },
                          "kind": "AliasedInlineFragmentSpread",
                          "name": "profile"
                        }
                      ],
                      "type": "Profile",
                      "abstractKey": null
                    }
                  ],
                  "storageKey": null
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

(node as any).hash = "c40700c347edd4775244fa4d653fd2a3";

export default node;
