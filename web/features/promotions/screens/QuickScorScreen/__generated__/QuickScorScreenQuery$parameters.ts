/**
 * @generated SignedSource<<777975ba8f60382c91a397d2f7283a65>>
 * @relayHash db4e7caba3c5a7ab656a0c92b47462c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7897633fb7509eca26cc9913ff2f3c73f2ca66b75214dc7e00be7326902e675a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QuickScorScreenQuery } from './QuickScorScreenQuery.graphql';

const node: PreloadableConcreteRequest<QuickScorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7897633fb7509eca26cc9913ff2f3c73f2ca66b75214dc7e00be7326902e675a",
    "metadata": {},
    "name": "QuickScorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
