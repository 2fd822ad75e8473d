/**
 * @generated SignedSource<<62a908236c291f05a6a7b3133a2afb6d>>
 * @relayHash b2ca1f566665dd23e24e8c4735932ef7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b20def1d4a7dd85a46ec32ebfacb27f2850591ff5a2290612209231750296be5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b20def1d4a7dd85a46ec32ebfacb27f2850591ff5a2290612209231750296be5",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
