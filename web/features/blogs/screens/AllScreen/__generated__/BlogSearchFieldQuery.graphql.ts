/**
 * @generated SignedSource<<49adab5b39f4a2cf4b0a2c56412f5e45>>
 * @relayHash 08bb79c985e775f38d8e630ad91f5809
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e2ce752f368f6ae85a888fc5c5f708a6994d6ae038827c37c9b0fe17df7fd04

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlogSearchFieldQuery$variables = {
  query: string;
};
export type BlogSearchFieldQuery$data = {
  readonly blogTagsAndAuthors: {
    readonly authors: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"SuggestedAuthor_author">;
    }>;
    readonly tags: ReadonlyArray<{
      readonly count: number;
      readonly tag: {
        readonly id: string;
        readonly name: string;
      };
    }>;
  } | null | undefined;
};
export type BlogSearchFieldQuery = {
  response: BlogSearchFieldQuery$data;
  variables: BlogSearchFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "query",
    "variableName": "query"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "BlogTagCount",
  "kind": "LinkedField",
  "name": "tags",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BlogTag",
      "kind": "LinkedField",
      "name": "tag",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BlogSearchFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BlogTagsAndAuthors",
        "kind": "LinkedField",
        "name": "blogTagsAndAuthors",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BlogAuthor",
            "kind": "LinkedField",
            "name": "authors",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SuggestedAuthor_author"
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
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BlogSearchFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BlogTagsAndAuthors",
        "kind": "LinkedField",
        "name": "blogTagsAndAuthors",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BlogAuthor",
            "kind": "LinkedField",
            "name": "authors",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "entryCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Profile",
                "kind": "LinkedField",
                "name": "profile",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Picture",
                    "kind": "LinkedField",
                    "name": "picture",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "status",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "placeholder",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "focusX",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "focusY",
                            "storageKey": null
                          },
                          {
                            "alias": "thumbnail",
                            "args": [
                              {
                                "kind": "Literal",
                                "name": "size",
                                "value": "THUMBNAIL"
                              }
                            ],
                            "kind": "ScalarField",
                            "name": "url",
                            "storageKey": "url(size:\"THUMBNAIL\")"
                          },
                          {
                            "alias": "gallery",
                            "args": [
                              {
                                "kind": "Literal",
                                "name": "size",
                                "value": "GALLERY"
                              }
                            ],
                            "kind": "ScalarField",
                            "name": "url",
                            "storageKey": "url(size:\"GALLERY\")"
                          }
                        ],
                        "type": "Media",
                        "abstractKey": "__isMedia"
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9e2ce752f368f6ae85a888fc5c5f708a6994d6ae038827c37c9b0fe17df7fd04",
    "metadata": {},
    "name": "BlogSearchFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "68538715ac01b91025713f2094e25482";

export default node;
