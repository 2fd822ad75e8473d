/**
 * @generated SignedSource<<c0ae0547aa500434bf4697a0e82c8328>>
 * @relayHash 30abf85b43e81b5192264cd3c9db57a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23882eeca9a308ee33e2b13dbb6c41c0dc99c4c0c4662c681c79c3b018328a8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BirthdaysScreenQuery } from './BirthdaysScreenQuery.graphql';

const node: PreloadableConcreteRequest<BirthdaysScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23882eeca9a308ee33e2b13dbb6c41c0dc99c4c0c4662c681c79c3b018328a8a",
    "metadata": {},
    "name": "BirthdaysScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
