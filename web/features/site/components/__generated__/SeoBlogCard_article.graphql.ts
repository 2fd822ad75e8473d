/**
 * @generated SignedSource<<0027f7ec14e809133fb16f85dbdbd8c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SeoBlogCard_article$data = {
  readonly path: string;
  readonly picture: string | null | undefined;
  readonly publishedAt: string;
  readonly teaser: string;
  readonly title: string;
  readonly topic: string;
  readonly " $fragmentType": "SeoBlogCard_article";
};
export type SeoBlogCard_article$key = {
  readonly " $data"?: SeoBlogCard_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeoBlogCard_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeoBlogCard_article",
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
      "name": "topic",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "picture",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    }
  ],
  "type": "SeoBlog",
  "abstractKey": null
};

(node as any).hash = "ed8e0257e3500c659b71f39d385679c2";

export default node;
